import type { Area } from '#core/domain/shop/area.ts';
import { ContactDesk } from '#src/shop/parts/contact/contact-desk.tsx';

/** The contact form on a page of its own making. */
export function ContactBlock({ area, subject }: { area: Area; subject: string }) {
  return <ContactDesk about={{ area, topic: 'contact', vehicle: null, vehicles: [], subject }} />;
}
