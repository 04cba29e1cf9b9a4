import { expect, it } from 'vitest';
import { filmAt } from '#core/domain/blocks/film.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('a film of YouTube is known by its id: %s', (url) => {
  expect(filmAt(url)).toEqual({
    host: 'YouTube',
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  });
});

it('so is one of Vimeo', () => {
  expect(filmAt('https://vimeo.com/76979871')?.src).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
});

it.each([
  '',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
])('nothing else is framed: %s', (url) => {
  expect(filmAt(url)).toBeNull();
});
