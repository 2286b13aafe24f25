import { CirclePlus, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { showTime } from '../../../lib/time.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { dateIn, focusField, problemsOfBlock } from '../date-rules.ts';
import { useBlock, useUnblock, type Hours } from '../queries.ts';

/** Time that is closed by hand, with a reason for oneself; saved at once. */
export function Blocks({ blocks, zone }: { blocks: Hours['blocks']; zone: string }) {
  const { t } = useTranslation('hours');
  const errorText = useErrorText();
  const unblock = useUnblock();
  const [isAdding, setAdding] = useState(false);
  const again = useBlock();
  const remove = (block: Hours['blocks'][number]) =>
    unblock.mutate(block.id, {
      onSuccess: () =>
        toast.message(t('blocks.removed'), {
          action: { label: t('undo'), onClick: () => restore(block) },
        }),
    });
  const restore = ({ reason, ...block }: Hours['blocks'][number]) =>
    again.mutate({ ...block, ...(reason ? { reason } : {}) });
  const between = (block: Hours['blocks'][number]) =>
    `${showTime(block.start, { zone }).text} – ${showTime(block.end, { zone }).text}`;
  const error = unblock.error ?? again.error;
  return (
    <div className="flex flex-col gap-3">
      {blocks.length > 0 ? (
        <ul className="divide-y divide-line">
          {blocks.map((block) => (
            <li key={block.id} className="flex items-center justify-between gap-3 py-2">
              <span>
                <span className="tabular block font-medium">{between(block)}</span>
                {block.reason ? <span className="text-ink-soft">{block.reason}</span> : null}
              </span>
              <IconButton
                label={t('blocks.remove', { time: between(block) })}
                icon={<Trash2 size={20} aria-hidden />}
                onClick={() => remove(block)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <Banner tone="danger" live>
          {errorText(error)}
        </Banner>
      ) : null}
      {isAdding ? (
        <NewBlock zone={zone} onDone={() => setAdding(false)} />
      ) : (
        <Button
          variant="secondary"
          className="self-start"
          icon={<CirclePlus size={20} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('blocks.add')}
        </Button>
      )}
    </div>
  );
}

function NewBlock({ zone, onDone }: { zone: string; onDone: () => void }) {
  const { t } = useTranslation('hours');
  const errorText = useErrorText();
  const block = useBlock();
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [reason, setReason] = useState('');
  const instant = (wall: string) =>
    Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant().toString();
  const [problems, setProblems] = useState<ReturnType<typeof problemsOfBlock>>({});
  const told = (field: 'start' | 'end') =>
    problems[field] && t(`blocks.problems.${problems[field]}`);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOfBlock({ start: dateIn(form, 'start'), end: dateIn(form, 'end') });
    const [wrong] = Object.keys(found);
    setProblems(found);
    if (wrong !== undefined) return focusField(form, wrong);
    block.mutate(
      {
        start: instant(start),
        end: instant(end),
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      },
      { onSuccess: onDone },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          type="datetime-local"
          label={t('blocks.start')}
          name="start"
          value={start}
          error={told('start')}
          onChange={(event) => {
            setStart(event.currentTarget.value);
            setProblems({});
          }}
        />
        <TextInput
          type="datetime-local"
          label={t('blocks.end')}
          min={start}
          name="end"
          value={end}
          error={told('end')}
          onChange={(event) => {
            setEnd(event.currentTarget.value);
            setProblems({});
          }}
        />
      </div>
      <TextInput
        label={t('blocks.reason')}
        help={t('blocks.reasonHelp')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {block.error ? (
        <Banner tone="danger" live>
          {errorText(block.error)}
        </Banner>
      ) : null}
      <Button type="submit" className="self-start" loading={block.isPending}>
        {t('blocks.done')}
      </Button>
    </form>
  );
}
