import { useLingui } from '@lingui/react/macro';
import { seoEditor } from '#styled/recipes';
import { MOBILE_DESCRIPTION_PIXELS, SEO_RULES } from '#core/domain/cms/seo.ts';
import { cutAt } from './text-width.ts';

interface SearchPreviewProps {
  title: string;
  description: string;
  /** Without a slash at its start. */
  path: string;
  keyword: string;
}

/** The result of a search on a large screen and on a phone. */
export function SearchPreviews(props: SearchPreviewProps) {
  const { t } = useLingui();
  const classes = seoEditor();
  return (
    <div className={classes.previews}>
      <Result {...props} label={t`Aperçu sur ordinateur`} room={SEO_RULES.metaDescription.pixels} />
      <Result {...props} label={t`Aperçu sur téléphone`} room={MOBILE_DESCRIPTION_PIXELS} isPhone />
    </div>
  );
}

function Result({
  title,
  description,
  path,
  keyword,
  label,
  room,
  isPhone = false,
}: SearchPreviewProps & { label: string; room: number; isPhone?: boolean }) {
  const classes = seoEditor();
  const trail = [location.host, ...path.split('/').filter(Boolean)].join(' › ');
  return (
    <figure aria-label={label} className={classes.preview} {...(isPhone ? { 'data-phone': '' } : {})}>
      <figcaption className={classes.caption}>{label}</figcaption>
      <p className={classes.trail}>{trail}</p>
      <p className={classes.result}>{cutAt(title, SEO_RULES.metaTitle.pixels, 'title')}</p>
      <p className={classes.text}>
        <Emphasised text={cutAt(description, room, 'description')} keyword={keyword} />
      </p>
    </figure>
  );
}

/** The focus keyword in bold, as a search engine marks what was looked for. */
function Emphasised({ text, keyword }: { text: string; keyword: string }) {
  const at = keyword.trim() === '' ? -1 : text.toLocaleLowerCase().indexOf(keyword.trim().toLocaleLowerCase());
  if (at < 0) return text;
  const end = at + keyword.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
