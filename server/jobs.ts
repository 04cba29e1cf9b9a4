/** Every kind of background work: the shop's own, and what its subjects say. */
import {
  kindsOf,
  type JobDefinitions,
  type JobHandlers,
  type JobKind,
  type JobKinds,
  type JobQueues,
} from '#server/platform/jobs/job-kinds.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { MAIL_TEMPLATES, SUBJECT_JOBS } from '#server/subjects/shop-subjects.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';
import { sweepQuarter, sweepShop } from '#server/upkeep.ts';

const JOBS: JobDefinitions<SubjectTools> = {
  ...SUBJECT_JOBS,
  'mail.send': {
    batch: 20,
    run: (tools, job) => sendMail({ ...tools, gateway: tools.mail, templates: MAIL_TEMPLATES }, job),
  },
  'media.avif': {
    batch: 1,
    isKeyed: true,
    // what makes pictures is loaded where there is one to make
    run: async (tools, { hash }) => (await import('#server/platform/media/make-avif.ts')).makeAvif(tools, hash),
  },
  'upkeep.quarter': { batch: 1, isKeyed: true, run: sweepQuarter },
  'upkeep.sweep': { batch: 1, isKeyed: true, run: sweepShop },
};

export const JOB_QUEUES: JobQueues = JOBS;

/** Names of all kinds, in the order they are taken up. */
export const JOB_KINDS = kindsOf(JOBS);

const handlerOf =
  <Kind extends JobKind>(tools: SubjectTools, kind: Kind) =>
  (data: JobKinds[Kind]): Promise<void> =>
    JOBS[kind].run(tools, data);

export const jobHandlers = (tools: SubjectTools): JobHandlers =>
  Object.assign({}, ...JOB_KINDS.map((kind) => ({ [kind]: handlerOf(tools, kind) })));
