/** A kit and what its buyer chose of it: which choice makes a whole, what that holds, and how many of it there are. */
import { isChoice, type Choice } from '#core/domain/catalogue/choice.ts';
import { takesSeveral, type OptionKind } from './part.ts';

interface KitOption {
  readonly kind: OptionKind;
  readonly isRequired: boolean;
}

export interface KitComponent {
  /** By which choices name it. */
  readonly number: number;
  /** Place of its option among those of the kit. */
  readonly option: number;
  /** Pieces in one kit; where its buyer says how many, those at first. */
  readonly quantity: number;
  readonly isFixed: boolean;
  readonly isDefault: boolean;
}

export interface Kit<C extends KitComponent = KitComponent> {
  readonly options: readonly KitOption[];
  readonly components: readonly C[];
}

export interface Chosen<C extends KitComponent = KitComponent> {
  readonly component: C;
  /** Pieces in one kit. */
  readonly quantity: number;
}

/** How a choice names a component: its own number of pieces goes without saying. */
export const chosenPart = ({ number, quantity, isFixed }: KitComponent) => ({
  number,
  quantity: isFixed ? 1 : Math.max(1, quantity),
});

/** What a kit holds before anybody has chosen: what is preset, and the first of each option that has to be answered. */
export function defaultChoice({ options, components }: Kit): Choice {
  return options.flatMap(({ kind, isRequired }, option) => {
    const own = components.filter((one) => one.option === option);
    const preset = own.filter(({ isDefault }) => isDefault);
    const first = preset.length === 0 && isRequired ? own.slice(0, 1) : preset;
    return (takesSeveral(kind) ? first : first.slice(0, 1)).map(chosenPart);
  });
}

/** What is chosen, in the order of the kit; null for a choice that makes no whole, or names what the kit has not. */
export function chosenOf<C extends KitComponent>({ options, components }: Kit<C>, choice: Choice): Chosen<C>[] | null {
  const asked = new Map(choice.map(({ number, quantity }) => [number, quantity]));
  const chosen = components.flatMap((component): Chosen<C>[] => {
    const quantity = asked.get(component.number);
    return quantity === undefined ? [] : [{ component, quantity: component.isFixed ? component.quantity : quantity }];
  });
  const isKnown = chosen.length === choice.length && isChoice(choice);
  const isExact = chosen.every(({ component: { number, isFixed } }) => !isFixed || asked.get(number) === 1);
  const isWhole = options.every(({ kind, isRequired }, option) => {
    const count = chosen.filter(({ component }) => component.option === option).length;
    return count <= (takesSeveral(kind) ? components.length : 1) && (count > 0 || !isRequired);
  });
  return isKnown && isExact && isWhole ? chosen : null;
}

/** Options that still have to be answered. */
export function unanswered({ options, components }: Kit, choice: Choice): number[] {
  const answered = new Set(
    components.flatMap(({ number, option }) => (choice.some((part) => part.number === number) ? [option] : [])),
  );
  return options.flatMap(({ isRequired }, option) => (isRequired && !answered.has(option) ? [option] : []));
}

/** How many can be made of what there is of each: the scarcest says; null where nothing limits it. */
export function kitsOf(
  needs: readonly { readonly quantity: number; readonly available: number | null }[],
): number | null {
  const limits = needs.flatMap(({ quantity, available }) =>
    available === null || quantity === 0 ? [] : [Math.max(0, Math.floor(available / quantity))],
  );
  return limits.length === 0 ? null : Math.min(...limits);
}
