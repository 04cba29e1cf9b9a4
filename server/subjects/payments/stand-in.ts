/** What the shop knows of the stand-ins: where they are, and what they would have given it. */
export interface StandIn {
  readonly address: string;
  readonly payzen: {
    readonly baseUrl: string;
    readonly siteId: string;
    readonly key: string;
    /** Absent: the shop believes PayZen by its signature, and asks it nothing. */
    readonly restPassword?: string;
  };
  readonly paypal: { readonly businessAccount: string; readonly formBaseUrl: string; readonly checkBaseUrl: string };
  readonly payplug: { readonly baseUrl: string; readonly secretKey: string };
  readonly crypto: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly storeId: string;
    readonly webhookSecret: string;
  };
}
