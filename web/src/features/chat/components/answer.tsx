import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../shell/crash/section.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { type Entry, partsOf } from '../thread.ts';
import { Actions } from './actions.tsx';
import { Emergency } from './emergency.tsx';
import { ExpertCard } from './expert-card.tsx';
import { SeeAll } from './see-all.tsx';
import { Wishes } from './wishes.tsx';

/**
 * An answer: text, experts, ways on, and under the last one its wishes and suggestions. In danger,
 * whom to call stands alone; where danger is possible, above the rest.
 */
export function Answer({
  entry,
  onSend,
  ref,
}: {
  ref?: Ref<HTMLDivElement> | undefined;
  entry: Entry;
  /** Set for the last answer only: its suggestions can be tapped. */
  onSend?: ((text: string) => void) | undefined;
}) {
  const { t } = useTranslation('chat');
  const experts = entry.recommendations ?? [];
  const { suggestions = [], wishes = [], browse } = entry;
  // Of what was asked before, nothing is asked again.
  const actions = (entry.actions ?? []).filter(({ kind }) => kind !== 'everywhere' || onSend);
  // The whole list of experts, not narrowed by words nor to those of a group, is offered once.
  const leadsToAll = actions.some((action) => action.kind === 'open' && action.page === 'experts');
  const { usual } = partsOf(entry, entry.language ?? currentLanguage());
  return (
    <div ref={ref} className="rise flex flex-col gap-4">
      {entry.emergencyLines?.length ? (
        <Emergency entry={entry} lines={entry.emergencyLines} />
      ) : null}
      {usual ? <Reply text={usual} /> : null}
      {onSend && wishes.length > 0 ? <Wishes wishes={wishes} onSend={onSend} /> : null}
      {actions.length > 0 ? <Actions actions={actions} /> : null}
      {experts.length > 0 ? (
        <Section name="chat.experts">
          <ul aria-label={t('experts')} className="flex flex-col gap-4">
            {experts.map((expert) => (
              <li key={expert.providerId}>
                <ExpertCard expert={expert} answerId={entry.id} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {browse && (browse.q || browse.partner || !leadsToAll) && <SeeAll browse={browse} />}
      {onSend && suggestions.length > 0 ? (
        <Chips label={t('goOn')}>
          {suggestions.map((text) => (
            <Chip key={text} onClick={() => onSend(text)}>
              {text}
            </Chip>
          ))}
        </Chips>
      ) : null}
    </div>
  );
}

/** An answer's text, complete or still streaming. */
export function Reply({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  return (
    <div className="text-lg whitespace-pre-line">
      <span className="sr-only">{t('puenteSays')} </span>
      {text}
    </div>
  );
}
