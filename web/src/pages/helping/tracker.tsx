import type { Draft } from '@puente/contract/draft';
import { Link } from '@tanstack/react-router';
import { Check, ChevronRight, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SaveStatus } from '../../features/draft/components/save-status.tsx';
import { useDiscard, usePublish, type useDraft } from '../../features/draft/queries.ts';
import { Understood } from '../../features/provider/components/understood.tsx';
import { useWords } from '../../features/words/store.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Progress } from '../../ui/progress.tsx';

/** How far the profile is, each step with what it brings, and the one next thing to do. */
export function Tracker({ editing }: { editing: ReturnType<typeof useDraft> }) {
  const { t } = useTranslation('draft');
  const { draft } = editing;
  const done = draft.steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="flex flex-col gap-8">
      {/* Its line, mostly empty, lies in the room below the title. */}
      <div className="-mt-5">
        <SaveStatus editing={editing} />
      </div>
      <div className="-mt-8 flex flex-col gap-3">
        <p className="tabular text-ink-soft">
          {t('progress', { done, count: draft.steps.length })}
        </p>
        <Progress
          label={t('progressLabel')}
          percent={Math.round((done / draft.steps.length) * 100)}
        />
      </div>
      <OwnWordsOffer draft={draft} />
      <Publication draft={draft} />
      <ol className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
        {draft.steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ol>
      {draft.state === 'published' || draft.state === 'changed' ? <Understood /> : null}
    </div>
  );
}

/** The shortest way to a profile, offered first; later what was said and waits to be saved. */
function OwnWordsOffer({ draft }: { draft: Draft }) {
  const { t } = useTranslation('words');
  const { text } = useWords();
  const isPublic = draft.state === 'published' || draft.state === 'changed';
  const isBegun = text.trim() !== '';
  if (isPublic && !isBegun) {
    return (
      <OwnWordsLink className={cx(buttonClass({ variant: 'quiet' }), '-ml-4')}>
        {t('offer.public')}
      </OwnWordsLink>
    );
  }
  return (
    <section className="flex flex-col gap-3 rounded-card bg-primary-soft p-5">
      <div>
        <h2 className="text-xl font-semibold">{isBegun ? t('offer.begun') : t('offer.title')}</h2>
        <p className="text-pretty">{isBegun ? t('offer.begunText') : t('offer.text')}</p>
      </div>
      <OwnWordsLink
        className={cx(
          buttonClass({ size: 'large', variant: draft.state === 'new' ? 'primary' : 'secondary' }),
          'max-sm:w-full',
        )}
      >
        {isBegun ? t('offer.goOn') : t('offer.action')}
      </OwnWordsLink>
    </section>
  );
}

function OwnWordsLink({ className, children }: { className: string; children: string }) {
  return (
    <Link
      to="/you/helping/{-$step}"
      params={{ step: 'words' }}
      className={cx(className, 'self-start')}
    >
      <MessageCircle size={20} aria-hidden />
      {children}
    </Link>
  );
}

function Step({ step, isDone, isNeeded }: Draft['steps'][number]) {
  const { t } = useTranslation('draft');
  return (
    <li>
      <Link
        to="/you/helping/{-$step}"
        params={{ step }}
        className="moves flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className={cx(
            'grid size-8 shrink-0 place-items-center rounded-full',
            isDone ? 'bg-success-soft text-success' : 'border-2 border-line-control',
          )}
        >
          {isDone ? <Check size={18} strokeWidth={3} /> : null}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">
            {t(`steps.${step}.title`)}
            <span className="sr-only">{isDone ? ` · ${t('done')}` : ''}</span>
            {isNeeded || isDone ? null : (
              <span className="font-normal text-ink-soft"> · {t('optional')}</span>
            )}
          </span>
          <span className="block text-sm text-ink-soft">{t(`steps.${step}.brings`)}</span>
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-faint" />
      </Link>
    </li>
  );
}

/** What can be done now: go on, publish, publish changes. */
function Publication({ draft }: { draft: Draft }) {
  const { t } = useTranslation('draft');
  const errorText = useErrorText();
  const user = useSignedInUser();
  const publish = usePublish();
  const discard = useDiscard();
  const next = draft.steps.find(({ isDone, isNeeded }) => isNeeded && !isDone);
  const error = publish.error ?? discard.error;
  const isPublic = draft.state === 'published' || draft.state === 'changed';
  return (
    <div className="flex flex-col gap-3">
      {draft.state === 'published' ? (
        <Banner tone="success" live={publish.isSuccess}>
          {t('public.text')}
        </Banner>
      ) : null}
      {draft.state === 'changed' ? (
        <Banner tone="primary">{t('public.changed', { count: draft.changed.length })}</Banner>
      ) : null}
      {!isPublic && !next ? <p className="text-lg">{t('ready')}</p> : null}
      {error ? (
        <Banner tone="danger" live>
          {errorText(error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {next && draft.state !== 'published' ? (
          <Link
            to="/you/helping/{-$step}"
            params={{ step: next.step }}
            className={cx(
              // In the beginning one's own words are the first way offered.
              buttonClass({
                size: 'large',
                variant: draft.state === 'new' ? 'secondary' : 'primary',
              }),
              'max-sm:w-full',
            )}
          >
            {t('continue', { step: t(`steps.${next.step}.title`) })}
          </Link>
        ) : null}
        {!next && draft.state !== 'published' ? (
          <Button
            size="large"
            className="max-sm:w-full"
            loading={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {isPublic ? t('public.publishChanges') : t('publish')}
          </Button>
        ) : null}
        {draft.state === 'changed' ? (
          <Button
            variant="secondary"
            size="large"
            className="max-sm:w-full"
            loading={discard.isPending}
            onClick={() => discard.mutate()}
          >
            {t('public.discard')}
          </Button>
        ) : null}
        {isPublic ? (
          <Link
            to="/expert/$id"
            params={{ id: user.id }}
            className={cx(buttonClass({ variant: 'secondary', size: 'large' }), 'max-sm:w-full')}
          >
            {t('public.see')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
