import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { GalleryControls } from '#src/ui/gallery/gallery-controls.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { Zoom } from '#src/ui/gallery/zoom.tsx';

const photo = (name: string) => ({
  src: `/media/${name}-400.webp`,
  srcSet: `/media/${name}-400.webp 400w, /media/${name}-800.webp 800w`,
  width: 800,
  height: 800,
  alt: `Disque, ${name}`,
});
const photos = ['face', 'profil', 'dos', 'pose'].map(photo);
const labels = {
  position: (at: number, count: number) => `${at} sur ${count}`,
  thumb: (at: number, count: number) => `Photo ${at} sur ${count}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  enlarge: 'Agrandir la photo',
  close: 'Fermer la photo',
  larger: 'Agrandir',
  smaller: 'Réduire',
};

const WIDTH = 400;

/** As wide as a screen, and told of scrolling: there is no layout here. */
function layOut(list: HTMLElement): void {
  Object.defineProperty(list, 'clientWidth', { value: WIDTH, configurable: true });
  list.scrollTo = (to) => {
    list.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
    list.dispatchEvent(new Event('scroll'));
  };
}

function Photos({ images }: { images: typeof photos }) {
  const strip = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <Gallery
        label="Photos de Disque"
        images={images}
        strip={(list) => {
          strip.current = list;
          if (list !== null) layOut(list);
        }}
      >
        <GalleryControls strip={strip} images={images} labels={labels} onEnlarge={setOpen} onNear={() => {}} />
      </Gallery>
      {open === null ? null : (
        <Zoom
          title="Disque"
          images={images}
          shown={images.map((one) => one.src)}
          start={open}
          labels={labels}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const gallery = () => screen.getByRole('region', { name: 'Photos de Disque' });
const strip = () => within(gallery()).getAllByRole('list')[0] ?? gallery();
const told = () => within(gallery()).getByRole('status').textContent;
const scrollTo = (index: number) => {
  strip().scrollLeft = index * WIDTH;
  fireEvent.scroll(strip());
};
const larger = () => screen.getByRole('dialog', { name: 'Disque' });

test('where one has scrolled to is told, and marked among the thumbnails', () => {
  render(<Photos images={photos} />);
  expect(told()).toBe('1 sur 4');
  scrollTo(2);
  expect(told()).toBe('3 sur 4');
  expect(screen.getByRole('button', { name: 'Photo 3 sur 4' }).getAttribute('aria-current')).toBe('true');
});

test('arrows, keys and thumbnails lead to a picture; after the last one comes the first', async () => {
  render(<Photos images={photos} />);
  strip().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(told).toBe('2 sur 4');
  await userEvent.keyboard('{End}');
  await expect.poll(told).toBe('4 sur 4');
  await userEvent.click(screen.getByRole('button', { name: 'Photo suivante' }));
  await expect.poll(told).toBe('1 sur 4');
  await userEvent.click(screen.getByRole('button', { name: 'Photo 2 sur 4' }));
  await expect.poll(told).toBe('2 sur 4');
});

test('a picture opens over the screen by Enter, is made larger and small again by keys, and Escape gives the focus back', async () => {
  render(<Photos images={photos} />);
  strip().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(told).toBe('2 sur 4');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Disque');
  expect(within(larger()).getByRole('img', { name: 'Disque, profil' })).toBeDefined();
  expect(within(larger()).getByRole('status').textContent).toBe('2 sur 4');

  const smaller = within(larger()).getByRole('button', { name: 'Réduire' });
  expect(smaller.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('+');
  expect(smaller.getAttribute('aria-disabled')).toBeNull();
  await userEvent.keyboard('-');
  expect(smaller.getAttribute('aria-disabled')).toBe('true');

  larger().dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(strip());
});

test('in the larger view arrows lead to the next picture, which is whole again', async () => {
  render(<Photos images={photos} />);
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir la photo' }));
  await userEvent.click(within(larger()).getByRole('button', { name: 'Agrandir' }));
  await userEvent.click(within(larger()).getByRole('button', { name: 'Photo précédente' }));
  expect(within(larger()).getByRole('img', { name: 'Disque, pose' })).toBeDefined();
  expect(within(larger()).getByRole('button', { name: 'Réduire' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowRight}');
  expect(within(larger()).getByRole('img', { name: 'Disque, face' })).toBeDefined();
});

test('a single picture has the larger view and nothing to go to', async () => {
  render(<Photos images={photos.slice(0, 1)} />);
  expect(
    within(gallery())
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Agrandir la photo']);
  expect(strip().getAttribute('tabindex')).toBeNull();
  await userEvent.click(strip());
  expect(within(larger()).queryByRole('button', { name: 'Photo suivante' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(larger()).getByRole('img', { name: 'Disque, face' })).toBeDefined();
});
