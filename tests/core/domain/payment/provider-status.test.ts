import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cryptoVerdict, paypalVerdict, payplugVerdict, payzenVerdict } from '#core/domain/payment/provider-status.ts';

const outcomes = (find: (word: string) => { readonly outcome: string } | null, words: string) =>
  new Set(words.split(' ').map((word) => find(word)?.outcome));

describe('the words of a provider', () => {
  it('that are not in its documentation say nothing of money', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'constructor')), (word) => {
        fc.pre(!/^(?:[A-Z_]+|[A-Z][a-z]+(?:[-_][A-Z][a-z]+)?)$/u.test(word));
        expect([paypalVerdict(word), payzenVerdict(word), cryptoVerdict(word)]).toEqual([null, null, null]);
        expect(payplugVerdict({ isPaid: false, isAuthorized: false, failureCode: word }).outcome).toBe('failed');
      }),
    );
  });

  it('of PayPal mean what its table says', () => {
    expect(outcomes(paypalVerdict, 'Completed Processed')).toEqual(new Set(['paid']));
    expect(outcomes(paypalVerdict, 'Pending Created')).toEqual(new Set(['pending']));
    expect(outcomes(paypalVerdict, 'Denied Failed Expired Voided')).toEqual(new Set(['failed']));
    expect(outcomes(paypalVerdict, 'Refunded Partially-Refunded Partially_Refunded')).toEqual(new Set(['refunded']));
    expect(paypalVerdict('Reversed')?.outcome).toBe('chargeback');
    expect(paypalVerdict('Canceled_Reversal')?.outcome).toBe('chargebackClosed');
  });

  it('of PayZen mean what its table says, and a verification is never a payment', () => {
    expect(outcomes(payzenVerdict, 'AUTHORISED CAPTURED')).toEqual(new Set(['paid']));
    expect(payzenVerdict('AUTHORISED_TO_VALIDATE')?.outcome).toBe('authorized');
    const waiting =
      'WAITING_AUTHORISATION WAITING_AUTHORISATION_TO_VALIDATE INITIAL UNDER_VERIFICATION WAITING_FOR_PAYMENT SUSPENDED';
    expect(outcomes(payzenVerdict, waiting)).toEqual(new Set(['pending']));
    const failed = 'REFUSED CAPTURE_FAILED EXPIRED NOT_CREATED ABANDONED CANCELLED';
    expect(outcomes(payzenVerdict, failed)).toEqual(new Set(['failed']));
    expect(payzenVerdict('ACCEPTED')).toBeNull();
  });

  it('of PayZen say why a payment failed by its result', () => {
    expect(payzenVerdict('REFUSED', '02')?.failure).toBe('bankContactNeeded');
    expect(payzenVerdict('REFUSED', '05')?.failure).toBe('declined');
    expect(payzenVerdict('REFUSED', '17')?.failure).toBe('abandoned');
    expect(payzenVerdict('REFUSED', '96')?.failure).toBe('technical');
    expect(payzenVerdict('REFUSED', '00')?.failure).toBe('declined');
    expect(payzenVerdict('AUTHORISED', '05')?.failure).toBeNull();
  });

  it('of PayPlug say why, and a paid payment is paid whatever else they say', () => {
    const said = (failureCode: string | null, isPaid = false, isAuthorized = false) =>
      payplugVerdict({ failureCode, isPaid, isAuthorized });
    expect(said(null, true, true).outcome).toBe('paid');
    expect(said('card_declined', true).outcome).toBe('paid');
    expect(said(null, false, true).outcome).toBe('authorized');
    expect(said(null).outcome).toBe('pending');
    expect(said('insufficient_funds').failure).toBe('fundsInsufficient');
    expect(said('3ds_declined').failure).toBe('authenticationFailed');
    expect(said('aborted').failure).toBe('abandoned');
    expect(said('something_new').failure).toBe('unknown');
  });

  it('of a crypto server tell money that came late or short', () => {
    expect(outcomes(cryptoVerdict, 'New Processing')).toEqual(new Set(['pending']));
    expect(cryptoVerdict('Settled')?.outcome).toBe('paid');
    expect(cryptoVerdict('Expired')).toMatchObject({ outcome: 'failed', failure: 'expired' });
    expect(cryptoVerdict('Expired', 'PaidPartial')?.failure).toBe('underpaid');
    expect(cryptoVerdict('Expired', 'PaidLate')?.failure).toBe('paidLate');
    expect(cryptoVerdict('Invalid')?.outcome).toBe('failed');
  });
});
