import { useLingui } from '@lingui/react/macro';
import { dataTable, list } from '#styled/recipes';
import { MENDED_SOURCES } from '#core/contract/cms/links/links.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link as PageLink } from '#src/ui/link/link.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import {
  hrefOfUse,
  LINK_TONES,
  useLinkReason,
  useLinkStates,
  useSourceWords,
  type Link,
  type Use,
} from './link-words.ts';

interface LinkRowProps {
  link: Link;
  onMend: () => void;
  onChanged: () => void;
}

/** Places that are told; the rest are counted. */
const TOLD = 2;

export const isMended = ({ source }: Use): boolean => MENDED_SOURCES.some((one) => one === source);

export function LinkRow({ link, onMend, onChanged }: LinkRowProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { date } = useFormat();
  const { may } = useAdmin();
  const call = useAdminCall();
  const { ask } = useAsk();
  const states = useLinkStates();
  const reason = useLinkReason()(link);
  const { uuid, url, state, uses, failedSince } = link;
  const classes = dataTable();
  const since = failedSince === null ? '' : t`depuis le ${date(failedSince)}`;
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    if (await ask(() => answered(work()))) onChanged();
    else toast(t`La boutique n’a pas pu répondre. Réessayez.`);
  };
  const params = { uuid };
  const ignore = (ignored: boolean) =>
    change(() => call('api.admin.broken-links.ignore', { params, body: { ignored } }));
  const recheck = () => change(() => call('api.admin.broken-links.recheck', { params, body: {} }));
  const more = String(uses.length - TOLD);
  return (
    <tr className={classes.row}>
      <td className={classes.cell} title={url}>
        <a href={url} target="_blank" rel="noopener noreferrer" className={classes.title}>
          {url}
        </a>
      </td>
      <td className={classes.cell} title={`${reason} ${since}`.trim()}>
        <StatusTag tone={LINK_TONES[state]}>{states[state]}</StatusTag> <span>{reason}</span>{' '}
        {reason === '' ? null : <small>{since}</small>}
      </td>
      <td className={classes.cell}>
        {uses.slice(0, TOLD).map((use, at) => (
          <Place key={`${use.source} ${use.uuid}`} use={use} isFirst={at === 0} />
        ))}
        {uses.length > TOLD ? ` + ${more}` : ''}
      </td>
      <td className={classes.cell}>
        {may('broken-links.update') ? (
          <span className={list().actions}>
            {uses.some(isMended) ? (
              <Button tone="text" size="sm" aria-label={t`Corriger ${url}`} onClick={onMend}>{t`Corriger`}</Button>
            ) : null}
            <Button tone="text" size="sm" aria-label={t`Vérifier de nouveau ${url}`} onClick={() => void recheck()}>
              {t`Vérifier`}
            </Button>
            <Button
              tone="text"
              size="sm"
              aria-label={state === 'ignored' ? t`Ne plus ignorer ${url}` : t`Ignorer ${url}`}
              onClick={() => void ignore(state !== 'ignored')}
            >
              {state === 'ignored' ? t`Ne plus ignorer` : t`Ignorer`}
            </Button>
          </span>
        ) : null}
      </td>
    </tr>
  );
}

function Place({ use, isFirst }: { use: Use; isFirst: boolean }) {
  const { t } = useLingui();
  const sources = useSourceWords();
  const href = hrefOfUse(use);
  const title = use.title || t`Sans titre`;
  return (
    <>
      {isFirst ? '' : ', '}
      {href === null ? title : <PageLink href={href}>{title}</PageLink>} <small>{`(${sources[use.source]})`}</small>
    </>
  );
}
