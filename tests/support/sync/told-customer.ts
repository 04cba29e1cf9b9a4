/** What the shop answers of a customer who signs in, or is signed in. */
import type { SignInAnswer } from '#src/sync/scope/customer.ts';
import type { ModelServer } from '#tests/support/sync/model/model-server.ts';

export const told = (uuid: string, guest: string | null, server: ModelServer): SignInAnswer['customer'] => ({
  uuid,
  email: `${uuid.slice(-4)}@example.test`,
  firstName: 'Camille',
  lastName: 'Martin',
  customerType: 'individual',
  guest,
  guestGroups: server.groupsOf(guest),
});
