import sanitize from 'sanitize-html';

/** Colours and alignment are the shop's: what was pasted keeps its structure alone. */
const RULES: sanitize.IOptions = {
  allowedTags:
    'h2 h3 h4 p br hr blockquote pre code figure figcaption div span ul ol li dl dt dd details summary strong b em i u s small sub sup mark abbr q cite time a img table caption thead tbody tfoot tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    ol: ['start'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    /* a page has one title, and it is not in here */
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
};

/** HTML of an editor without anything that could act: no script, style, frame, form or handler of an event. */
export const cleanHtml = (html: string): string => sanitize(html, RULES);
