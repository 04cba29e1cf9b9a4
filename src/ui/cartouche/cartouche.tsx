import { cartouche } from '#styled/recipes';

export interface CartoucheProps {
  /** `off`: the other area, drawn as an outline */
  area: 'auto' | 'moto' | 'off';
  size?: 'sm' | 'md';
  children: string;
}

/** The road-number plate that names an area. */
export function Cartouche({ area, size = 'sm', children }: CartoucheProps) {
  return <span className={cartouche({ area, size })}>{children}</span>;
}
