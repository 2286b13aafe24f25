import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClashChoice } from '../../../ui/clash-choice.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import type { useDraft } from '../queries.ts';

/** "Saved" by itself, a failure with another try, and a clash with another tab. */
export function SaveStatus({ editing }: { editing: ReturnType<typeof useDraft> }) {
  const { t } = useTranslation('draft');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { state, flush, decide } = editing;
  // A refused field says so itself.
  const isFailed =
    state.status === 'failed' && !(state.error instanceof ApiError && state.error.status === 400);
  return (
    <div className="flex min-h-7 flex-col gap-2">
      {isFailed ? (
        <Banner
          tone="danger"
          live
          action={
            <Button variant="secondary" onClick={() => void flush()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {t('notSaved', { reason: errorText(state.error) })}
        </Banner>
      ) : null}
      {state.clashes.length > 0 ? (
        <ClashChoice
          text={t('clash.text')}
          mine={t('clash.mine')}
          theirs={t('clash.theirs')}
          decide={decide}
        />
      ) : null}
      <span className="flex min-h-6 items-center">
        {state.status === 'saving' ? (
          <span className="text-sm text-ink-soft">{t('saving')}</span>
        ) : null}
        <SavedNote at={state.status === 'saving' ? 0 : state.savedAt}>{t('saved')}</SavedNote>
      </span>
    </div>
  );
}
