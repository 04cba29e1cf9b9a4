import type { DemoContent } from '../shape.ts';
import { chooseOil, winterBattery } from './posts/auto-engine.ts';
import { changeBrakes, changeWipers } from './posts/auto-safety.ts';
import { mountainLaw, readTyre } from './posts/auto-wheels.ts';
import { buyUsed, worksOffline } from './posts/both.ts';
import { helmetSize, motorcycleInspection, rainGear } from './posts/moto-gear.ts';
import { chainCare, winterStorage } from './posts/moto-upkeep.ts';

export const posts: readonly DemoContent[] = [
  readTyre,
  mountainLaw,
  chooseOil,
  winterBattery,
  changeBrakes,
  changeWipers,
  chainCare,
  winterStorage,
  helmetSize,
  rainGear,
  motorcycleInspection,
  buyUsed,
  worksOffline,
];
