import { isUuid } from '#core/domain/text/uuid.ts';
import { laneKind } from '#core/wire/lane.ts';

/** One lane for each save of a spreadsheet: one that waits holds up no other. */
export const sheetLane = laneKind('sheet', isUuid);
