/** The sheet in which a step is taken, as a person uses it. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';

export const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const sheet = () => screen.findByRole('dialog');
export const inSheet = async (name: string | RegExp): Promise<void> =>
  userEvent.click(within(await sheet()).getByRole('button', { name }));
export const field = async (name: string | RegExp) => within(await sheet()).getByLabelText<HTMLInputElement>(name);
export const fill = async (name: string | RegExp, text: string): Promise<void> => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
export const units = async (name: string) =>
  within(await sheet()).getByRole<HTMLInputElement>('textbox', { name: `Quantité de ${name}` });
export const setUnits = async (name: string, count: number): Promise<void> => {
  const input = await units(name);
  await userEvent.clear(input);
  await userEvent.type(input, `${count}{Enter}`);
};
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** What the shop answers to who comes second. */
export const moved = () => new Refusal('record.moved', { reason: 'rev', rev: 8 });
