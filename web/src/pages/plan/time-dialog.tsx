import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeChooser } from '../../features/availability/components/time-chooser.tsx';
import type { Way } from '../../features/availability/way.ts';
import { Section } from '../../shell/crash/section.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  providerId: string;
  /** Of one session. */
  minutes: number;
  way: Way;
  zone: string;
  /** The stretch in which a session may start: instants, half-open. */
  within: { from: string; until: string };
  /** Where the calendar opens: the time that the session has. */
  start?: string | undefined;
  /** Times of other sessions: marked, and not to be chosen. */
  others: readonly string[];
  /** What became of the last choice. */
  notice?: ReactNode;
  onChoose: (start: string) => void;
  onClose: () => void;
};

/** The calendar of an expert within a month, for the time of one session. */
export function TimeDialog(props: Props) {
  const { providerId, minutes, way, zone, within, start, others, notice } = props;
  const { t } = useTranslation('plan');
  const { t: common } = useTranslation('common');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={t('choose.title')}
      closeLabel={common('close')}
    >
      {notice}
      <Section name="plan.times">
        <TimeChooser
          providerId={providerId}
          prices={[]}
          length={minutes}
          way={way.mode === 'virtual' ? undefined : way}
          chosen={{ start, zone }}
          within={within}
          picks={others}
          onChoose={(choice) => {
            const at = Date.parse(choice.start);
            if (others.every((other) => Date.parse(other) !== at)) props.onChoose(choice.start);
          }}
        />
      </Section>
    </Dialog>
  );
}
