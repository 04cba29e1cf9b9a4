import type { Device } from '#src/shop/app/port/device.ts';
import { proveConsent } from '#src/shop/store/consent/consent.ts';

/**
 * Hands the proof of the choice on cookies to the shop, unless it has it. Offline, or while the shop is busy, nothing
 * happens: the choice counts here, and the next visit hands its proof over.
 */
export async function handOverConsent(device: () => Promise<Pick<Device, 'client'>>): Promise<void> {
  try {
    await proveConsent(async ({ uuid, version, choices }) => {
      const client = await (await device()).client();
      await client.call('api.consents.store', { body: { uuid, version, choices } });
    });
  } catch (error) {
    console.warn(error);
  }
}
