/** What is used of the package, which brings no types. */
declare module 'sanitize-html' {
  namespace sanitize {
    type Attributes = Readonly<Record<string, string>>;
    interface IOptions {
      /** False: all of them. */
      readonly allowedTags?: readonly string[] | false;
      readonly onOpenTag?: (name: string, attribs: Attributes) => void;
      readonly onCloseTag?: (name: string, isImplied: boolean) => void;
      /** False: all of them. */
      readonly allowedAttributes?: Readonly<Record<string, readonly string[]>> | false;
      readonly allowVulnerableTags?: boolean;
      readonly allowedSchemes?: readonly string[];
      readonly allowedSchemesByTag?: Readonly<Record<string, readonly string[]>>;
      readonly allowProtocolRelative?: boolean;
      readonly disallowedTagsMode?: 'discard' | 'escape';
      readonly nestingLimit?: number;
      /** Tags whose text goes with them. */
      readonly nonTextTags?: readonly string[];
      readonly exclusiveFilter?: (frame: { readonly tag: string; readonly text: string }) => boolean;
      readonly parser?: {
        readonly xmlMode?: boolean;
        readonly lowerCaseTags?: boolean;
        readonly lowerCaseAttributeNames?: boolean;
        readonly decodeEntities?: boolean;
      };
      readonly transformTags?: Readonly<
        Record<string, string | ((tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes })>
      >;
    }
  }
  function sanitize(html: string, options?: sanitize.IOptions): string;
  export = sanitize;
}
