/** What may be varied in a drawing; each one takes what concerns it. */
export interface DrawingOptions {
  /** Main material. */
  readonly color?: string;
  /** Second colour: spring, graphic, anodised part. */
  readonly accent?: string;
  /** Label on the object. */
  readonly text?: string;
  readonly sub?: string;
  readonly brand?: string;
  /** Size moulded on a tyre. */
  readonly marking?: string;
  /** Squash of wheels and discs: how far they are turned away. */
  readonly view?: number;
  readonly tread?: 'summer' | 'winter' | 'allSeason' | 'sport' | 'trail';
  readonly moto?: boolean;
  /** Colour of an alloy wheel in the tyre; empty draws the tyre alone. */
  readonly rim?: string;
  readonly spokes?: number;
  readonly drilled?: boolean;
  readonly slotted?: boolean;
  /** How many pieces, or how many pleats of a filter. */
  readonly n?: number;
  readonly gas?: boolean;
  readonly coils?: number;
  readonly finish?: 'titane' | 'carbone' | 'acier';
  readonly graphic?: 'plain' | 'stripe' | 'split' | 'bolt';
  readonly visor?: string;
  readonly modular?: boolean;
  readonly style?: 'touring' | 'sport';
  readonly shape?: 'rond' | 'large';
  readonly type?: 'citadine' | 'berline' | 'break' | 'suv' | 'roadster' | 'trail';
}
