import { useDrawing } from '#src/content/blocks/parts.ts';
import type { ViewProps } from '#src/content/blocks/view-props.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { BlockTitle } from '#src/content/blocks/views/block-title.tsx';
import { SectionHead } from '#src/ui/section/section.tsx';

export function HoursBlock({ props }: ViewProps<'hours'>) {
  const { Facts } = useDrawing().parts;
  return (
    <>
      <BlockTitle title={props.title} />
      <Facts of="hours" />
    </>
  );
}

export function MapBlock({ props }: ViewProps<'map'>) {
  const { Facts } = useDrawing().parts;
  return (
    <>
      <BlockTitle title={props.title} />
      <Facts of="map" />
    </>
  );
}

export function LegalBlock({ props }: ViewProps<'legal'>) {
  const { Legal } = useDrawing().parts;
  return (
    <>
      <BlockTitle title={props.title} />
      <Legal />
    </>
  );
}

export function ContactFormBlock({ props }: ViewProps<'contactForm'>) {
  const { ContactForm } = useDrawing().parts;
  return (
    <>
      {props.title === '' ? null : (
        <Wrap>
          <SectionHead title={props.title} />
        </Wrap>
      )}
      <ContactForm area={props.area} subject={props.subject} />
    </>
  );
}

export function NewsletterFormBlock({ props }: ViewProps<'newsletterForm'>) {
  const { NewsletterForm } = useDrawing().parts;
  return (
    <>
      <BlockTitle title={props.title} />
      <NewsletterForm area={props.area} />
    </>
  );
}
