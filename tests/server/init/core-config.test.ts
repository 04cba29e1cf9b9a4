import { expect, it } from 'vitest';
import { globalValue, isPublicCode } from '#server/services/init/core-config.ts';

it.each([
  'general.general.site.name',
  'general.company.contact.phone',
  'general.gdpr.cookie.title',
  'sales.carriers.flatrate.default_rate',
])('%s is sent at start-up', (code) => {
  expect(isPublicCode(code)).toBe(true);
});

it.each([
  'emails.configure.smtp.password',
  'sales.payment_methods.payzen.test_key',
  'customer.captcha.secret',
  'general.exchange_rates.settings.api_key',
  'general.content.custom_scripts.javascript',
  'general.gdpr.retention.inactive_customer_months',
  /* sent, but from the environment */
  'general.maps.google.api_key',
])('%s never leaves the server', (code) => {
  expect(isPublicCode(code)).toBe(false);
});

it('a setting for everybody comes before one of a channel', () => {
  const row = (value: string, channel: string | null) => ({
    code: 'a',
    value,
    channel_code: channel,
    locale_code: null,
  });
  expect(globalValue([row('moto', 'moto'), row('tous', null)], 'a')).toBe('tous');
  expect(globalValue([row('moto', 'moto')], 'a')).toBe('moto');
  expect(globalValue([], 'a')).toBeNull();
});
