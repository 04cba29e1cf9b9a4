import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { followFingers, type Listeners } from '#src/ui/gallery/follow-fingers.ts';

let element: HTMLElement;
let heard: [keyof Listeners, ...unknown[]][];

beforeEach(() => {
  heard = [];
  element = document.body.appendChild(document.createElement('div'));
  followFingers(element, {
    moved: (by) => heard.push(['moved', by]),
    pinched: (times, at, by) => heard.push(['pinched', times, at, by]),
    tapped: (at) => heard.push(['tapped', at]),
    swept: (by) => heard.push(['swept', by]),
    held: (isHeld) => heard.push(['held', isHeld]),
  });
});

const down = (pointerId: number, x: number, y: number) =>
  fireEvent.pointerDown(element, { pointerId, clientX: x, clientY: y, button: 0 });
const move = (pointerId: number, x: number, y: number) =>
  fireEvent.pointerMove(element, { pointerId, clientX: x, clientY: y });
const up = (pointerId: number, x: number, y: number) =>
  fireEvent.pointerUp(element, { pointerId, clientX: x, clientY: y });
const kinds = () => heard.map(([kind]) => kind);

test('a finger that trembles where it came down has tapped', () => {
  down(1, 100, 100);
  move(1, 103, 101);
  up(1, 103, 101);
  expect(heard.at(-1)).toEqual(['tapped', { x: 103, y: 101 }]);
});

test('a finger that goes somewhere moves step by step, and has swept all of it in the end', () => {
  down(1, 100, 100);
  move(1, 60, 100);
  move(1, 20, 110);
  up(1, 20, 110);
  expect(heard).toEqual([
    ['held', true],
    ['moved', { x: -40, y: 0 }],
    ['moved', { x: -40, y: 10 }],
    ['held', false],
    ['swept', { x: -80, y: 10 }],
  ]);
});

test('two fingers pinch around the point between them, and letting go is neither a tap nor a sweep', () => {
  down(1, 100, 100);
  down(2, 200, 100);
  move(2, 300, 100);
  expect(heard.at(-1)).toEqual(['pinched', 2, { x: 200, y: 100 }, { x: 50, y: 0 }]);
  up(2, 300, 100);
  up(1, 100, 100);
  expect(kinds()).toEqual(['held', 'pinched', 'held']);
});

test('a gesture that the system takes over ends without a word', () => {
  down(1, 100, 100);
  fireEvent.pointerCancel(element, { pointerId: 1, clientX: 100, clientY: 100 });
  expect(kinds()).toEqual(['held', 'held']);
});
