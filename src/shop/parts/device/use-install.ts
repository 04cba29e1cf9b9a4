import { installNow, refuseInstall } from '#src/shop/store/device/install.ts';
import { useView, type InstallView } from '#src/shop/store/state.ts';

/** Putting the shop on the home screen: what this browser can do, and the presses. */
export const useInstall = (): InstallView => useView((state) => state.install);

/** The browser asks; what the person answers is remembered. */
export const install = (): void => void installNow(Date.now());

export const declineInstall = (): void => refuseInstall(Date.now());
