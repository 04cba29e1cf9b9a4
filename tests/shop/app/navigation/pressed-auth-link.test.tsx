import { beforeEach, describe, expect, test } from 'vitest';
import { pressedAuthLink, type PressedAuthLink } from '#src/shop/app/account/pressed-auth-link.ts';
import { resetState, show } from '#src/shop/store/state.ts';

const CUSTOMER = {
  uuid: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  email: 'camille@example.fr',
  firstName: 'Camille',
  lastName: 'Durand',
  customerType: 'individual',
} as const;

beforeEach(() => {
  resetState();
  show('session', { customer: null, phase: 'guest', leaving: false });
  history.replaceState(null, '', '/auto/nos-produits/freinage?page=2');
});

/** What a press on a link to `href` opens. */
function press(href: string, more: MouseEventInit = {}, open: PressedAuthLink | null = null): PressedAuthLink | null {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.replaceChildren(link);
  let screen: PressedAuthLink | null = null;
  link.addEventListener('click', (event) => {
    screen = pressedAuthLink(event, open);
    event.preventDefault();
  });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  return screen;
}

describe('a press of a guest', () => {
  test('on a door opens it over the page, which is where signing in leads', () => {
    expect(press('/auto/login')).toEqual({ screen: 'login', area: 'auto', to: '/auto/nos-produits/freinage?page=2' });
    expect(press('/forgot-password')).toMatchObject({ screen: 'forgot', area: null });
    expect(press('/login?retour=%2Fmoto%2Fcheckout')).toMatchObject({ to: '/moto/checkout' });
  });

  test('on a way back to another site leads to the page one is on', () => {
    expect(press('/login?retour=https%3A%2F%2Fvol.example')).toMatchObject({
      to: '/auto/nos-produits/freinage?page=2',
    });
  });

  test('from door to door keeps where one was going', () => {
    const open = { screen: 'login', area: 'auto', to: '/auto/favoris' } as const;
    expect(press('/auto/register', {}, open)).toEqual({ screen: 'register', area: 'auto', to: '/auto/favoris' });
  });

  test('in another tab, on another page, or on the page of a door is left to the browser', () => {
    expect(press('/auto/login', { ctrlKey: true })).toBeNull();
    expect(press('/auto/contact')).toBeNull();
    expect(press('https://example.com/login')).toBeNull();
    history.replaceState(null, '', '/moto/register');
    expect(press('/moto/login')).toBeNull();
  });

  test('on the way out has nothing to open', () => {
    expect(press('/logout')).toBeNull();
  });
});

describe('a press of a customer', () => {
  beforeEach(() => show('session', { customer: CUSTOMER, phase: 'signedIn', leaving: false }));

  test('on the way out opens it over the page', () => {
    expect(press('/logout')).toMatchObject({ screen: 'logout' });
  });

  test('on a door for guests leads to its page, where the guard decides', () => {
    expect(press('/login')).toBeNull();
  });

  test('whose session has ended opens the door again', () => {
    show('session', { customer: CUSTOMER, phase: 'expired', leaving: false });
    expect(press('/login')).toMatchObject({ screen: 'login' });
  });
});
