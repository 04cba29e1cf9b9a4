/** A shared link as other sites draw it: its picture, its title, its text. */
import { useLingui } from '@lingui/react/macro';
import { seoEditor } from '#styled/recipes';
import { picturePath } from '#core/contract/pages/paths.ts';
import { isSmallForSharing } from '#core/domain/cms/seo.ts';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** A file of the library by its UUID; undefined where it is none, or not known here. */
function useFile(uuid: string | null) {
  const { answer } = useMedia(uuid === null ? null : { ids: [uuid] });
  return answer?.data.find((file) => file.uuid === uuid);
}

interface SharePictureProps {
  label: string;
  value: string | null;
  mayWrite: boolean;
  onChange: (uuid: string | null) => void;
}

/** The picture of a card; one that is too small for it says so. */
export function SharePicture(props: SharePictureProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const file = useFile(props.value);
  const [width, height] = [number(file?.width ?? 0), number(file?.height ?? 0)];
  return (
    <PictureField
      {...props}
      hint={
        file !== undefined && isSmallForSharing(file) ? (
          <span className={seoEditor({ advice: 'unusual' }).counter}>
            {t`${width} × ${height} pixels : trop petite pour une grande carte. 600 × 315 au moins, 1 200 × 630 conseillés.`}
          </span>
        ) : (
          t`1 200 × 630 pixels conseillés, 5 Mo au plus.`
        )
      }
    />
  );
}

interface SharePreviewProps {
  label: string;
  title: string;
  description: string;
  /** A file of the library, by its UUID. */
  picture: string | null;
}

export function SharePreview({ label, title, description, picture }: SharePreviewProps) {
  const file = useFile(picture);
  const classes = seoEditor();
  return (
    <figure aria-label={label} className={classes.card}>
      <figcaption className={classes.caption}>{label}</figcaption>
      <div className={classes.sharedCard}>
        {file === undefined ? null : <img src={picturePath(file.hash, 800)} alt="" className={classes.picture} />}
        <div className={classes.words}>
          <p className={classes.trail}>{location.host}</p>
          <p className={classes.title}>{title}</p>
          <p className={classes.text}>{description}</p>
        </div>
      </div>
    </figure>
  );
}
