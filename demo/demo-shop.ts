import { attributes, families } from './attributes.ts';
import { categories } from './categories.ts';
import { DEMO_CONTENTS } from './contents/contents.ts';
import { products } from './products/all-products.ts';
import type { DemoShop } from './shape.ts';

/** Everything the demo shop holds (domain 16.6). */
export const demoShop: DemoShop = { categories, attributes, families, products, ...DEMO_CONTENTS };
