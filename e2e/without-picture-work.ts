/** Before the journeys: their shop has just begun, and would make pictures beside them for as long as they take. */
import { dropPictureWork } from '#tests/support/process/demo-database.ts';
import { DATA_DIR } from './requests.ts';

export default () => dropPictureWork(DATA_DIR);
