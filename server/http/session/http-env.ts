import type { RequestContext } from '#server/routes/request-context.ts';

/** Variables that the frame puts beside each request. */
export interface HttpEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    requestId: string;
    context: RequestContext;
    /** Name of the route, for the log: addresses may carry what people typed. */
    route: string;
  };
}
