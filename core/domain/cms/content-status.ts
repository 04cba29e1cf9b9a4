/** States of a content and who may lead from one to the next (domain 8.1), as one table. */
export const CONTENT_STATUSES = ['draft', 'pending', 'scheduled', 'published', 'private', 'trash'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** `write`: who may save it; `publish`: who may decide what visitors see; `destroy`: who may put it into the bin. */
export type StatusRight = 'write' | 'publish' | 'destroy';

type Steps = Readonly<Partial<Record<ContentStatus, StatusRight>>>;

/**
 * What visitors see changes only by who may publish: so does its end. From published to published is how a later revision
 * is shown. Out of the bin leads `restore`, to the state before.
 */
export const STATUS_STEPS: Readonly<Record<ContentStatus, Steps>> = {
  draft: { pending: 'write', published: 'publish', scheduled: 'publish', private: 'publish', trash: 'destroy' },
  pending: { draft: 'write', published: 'publish', scheduled: 'publish', private: 'publish', trash: 'destroy' },
  scheduled: { published: 'publish', scheduled: 'publish', draft: 'publish', trash: 'destroy' },
  published: {
    published: 'publish',
    draft: 'publish',
    pending: 'publish',
    private: 'publish',
    trash: 'destroy',
  },
  private: { private: 'publish', published: 'publish', draft: 'publish', trash: 'destroy' },
  trash: {},
};

/** The right that a step needs; null where there is no such step. */
export const rightOfStep = (from: ContentStatus, to: ContentStatus): StatusRight | null =>
  STATUS_STEPS[from][to] ?? null;

/** States in which one known revision is shown to somebody beside editors, or will be. */
export const isShownStatus = (status: ContentStatus): boolean =>
  status === 'published' || status === 'private' || status === 'scheduled';

/** How long what was thrown away can be had back. */
export const BIN_DAYS = 30;
