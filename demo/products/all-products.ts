import type { DemoProduct } from '../shape.ts';
import { bodyAuto } from './body-auto.ts';
import { brakesAuto } from './brakes-auto.ts';
import { fluidsAuto } from './fluids-auto.ts';
import { helmetList } from './helmets.ts';
import { kits } from './kits.ts';
import { partsMoto } from './parts-moto.ts';
import { ridingGear } from './riding-gear.ts';
import { serviceAuto } from './service-auto.ts';
import { tyresAuto } from './tyres-auto.ts';
import { upkeepMoto } from './upkeep-moto.ts';
import { moreVehicles } from './more-vehicles.ts';
import { vehicles } from './vehicles.ts';

export const products: readonly DemoProduct[] = [
  ...brakesAuto,
  ...tyresAuto,
  ...fluidsAuto,
  ...serviceAuto,
  ...bodyAuto,
  ...helmetList,
  ...ridingGear,
  ...partsMoto,
  ...upkeepMoto,
  ...vehicles,
  ...kits,
  ...moreVehicles,
];
