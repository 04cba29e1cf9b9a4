import { brakeDisc, brakePads, caliper, motoDisc } from '#demo/illustrations/articles/brakes.ts';
import { floorMats, roofBox, wrench } from '#demo/illustrations/articles/car-parts.ts';
import { boots, gloves, jacket, trousers } from '#demo/illustrations/articles/clothing.ts';
import { battery, bulb, headlight, sparkPlug, wiper } from '#demo/illustrations/articles/electrics.ts';
import { oilFilter, panelFilter } from '#demo/illustrations/articles/filters.ts';
import { bottle, oilCan, spray } from '#demo/illustrations/articles/fluids.ts';
import { helmetFull, helmetJet, helmetModular } from '#demo/illustrations/articles/helmets.ts';
import { alternator, chainKit, clutchKit, exhaust, shock } from '#demo/illustrations/articles/mechanics.ts';
import { lever, lock, mirror, phoneMount, topCase } from '#demo/illustrations/articles/motorcycle-parts.ts';
import type { DrawingOptions } from './options.ts';
import type { Pen } from './pen.ts';
import { car } from '#demo/illustrations/articles/car.ts';
import { motorcycle } from '#demo/illustrations/articles/motorcycle.ts';
import { tyre } from '#demo/illustrations/articles/tyre.ts';

type Drawing = readonly [draw: (pen: Pen, options: DrawingOptions) => void, defaults: DrawingOptions];

/** What can be drawn: a drawing and what it looks like when nothing is said. Variety comes from the options. */
export const kinds = {
  tyre: [tyre, {}],
  tyreWinter: [tyre, { tread: 'winter', text: 'NÉVA ALPIN' }],
  tyreAllSeason: [tyre, { tread: 'allSeason', text: 'QUATRE SAISONS', view: 0.72 }],
  wheel: [tyre, { rim: '#b9c0c4', spokes: 5, view: 0.8 }],
  tyreSport: [tyre, { moto: true, tread: 'sport', marking: '180/55 ZR17', text: 'COURBE S2', view: 0.7 }],
  tyreTrail: [tyre, { moto: true, tread: 'trail', marking: '150/70 R18', text: 'SENTIER', view: 0.68 }],
  brakeDisc: [brakeDisc, {}],
  brakeDiscPlain: [brakeDisc, { drilled: false, slotted: false, view: 0.84 }],
  motoDisc: [motoDisc, {}],
  brakePads: [brakePads, {}],
  brakePadsMoto: [brakePads, { accent: '#c8952b', color: '#6b4a34' }],
  caliper: [caliper, {}],
  oilCan: [oilCan, {}],
  oilMoto: [oilCan, { accent: '#F2B705', text: '10W-40', sub: '4 L' }],
  brakeFluid: [bottle, {}],
  coolant: [bottle, { accent: '#c2337a', text: 'G12+', sub: '1 L', color: '#e4b3cb' }],
  forkOil: [bottle, { accent: '#F2B705', text: '5W', sub: '1 L', color: '#2a2f32' }],
  chainLube: [spray, {}],
  brakeCleaner: [spray, { accent: '#b5322b', text: 'FREINS', sub: '500 ml', color: '#c5cbce' }],
  battery: [battery, {}],
  batteryMoto: [battery, { accent: '#F2B705', text: '12 Ah', sub: '210 A' }],
  oilFilter: [oilFilter, {}],
  airFilter: [panelFilter, {}],
  cabinFilter: [panelFilter, { color: '#8d959a', accent: '#2c3235' }],
  sparkPlug: [sparkPlug, {}],
  sparkPlugs: [sparkPlug, { n: 2 }],
  bulb: [bulb, {}],
  headlight: [headlight, {}],
  wiper: [wiper, {}],
  shock: [shock, {}],
  shockCar: [shock, { gas: false, accent: '#1f2427', coils: 6 }],
  exhaust: [exhaust, {}],
  exhaustCarbon: [exhaust, { finish: 'carbone' }],
  chainKit: [chainKit, {}],
  clutchKit: [clutchKit, {}],
  alternator: [alternator, {}],
  helmetFull: [helmetFull, {}],
  helmetModular: [helmetModular, {}],
  helmetJet: [helmetJet, {}],
  jacket: [jacket, {}],
  jacketSport: [jacket, { style: 'sport', accent: '#b5322b' }],
  trousers: [trousers, {}],
  gloves: [gloves, {}],
  boots: [boots, {}],
  topCase: [topCase, {}],
  mirror: [mirror, {}],
  lever: [lever, {}],
  lock: [lock, {}],
  roofBox: [roofBox, {}],
  wrench: [wrench, {}],
  floorMats: [floorMats, {}],
  phoneMount: [phoneMount, {}],
  carCity: [car, {}],
  carSedan: [car, { type: 'berline', color: '#39424a' }],
  carEstate: [car, { type: 'break', color: '#2b5ea8' }],
  carSuv: [car, { type: 'suv', color: '#d9d6cc' }],
  motoRoadster: [motorcycle, {}],
  motoTrail: [motorcycle, { type: 'trail', color: '#d9a514' }],
} as const satisfies Record<string, Drawing>;

export type Kind = keyof typeof kinds;
