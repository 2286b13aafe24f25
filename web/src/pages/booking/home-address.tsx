import { policy } from '@puente/contract/policy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider } from '../../features/booking/queries.ts';
import { AddressField } from '../../features/place/components/address-field.tsx';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { type KeptAddress, pickedAddress, type TypedAddress } from './picked-address.ts';
import { useVenueRegion } from './venue-region.ts';

/** Of the one address that a step asks for. */
const boxId = 'home-address';

type HomeAddressForm = {
  text: string;
  /** What was chosen from suggestions; undefined while it is only typed. */
  picked: ReturnType<typeof pickedAddress>;
  change: (address: TypedAddress) => void;
  /** It was sent without having been chosen. */
  isMissed: boolean;
  /** Says that it is missing, and takes the person there. */
  ask: () => void;
};

/** The address that a visit at home is for; what was typed is kept with a draft. */
export function useHomeAddress(draft: KeptAddress): HomeAddressForm {
  const [address, setAddress] = useState<TypedAddress>(draft.read);
  const [isMissed, setIsMissed] = useState(false);
  return {
    text: address?.text ?? '',
    picked: pickedAddress(address),
    change: (next) => {
      draft.keep(next);
      setAddress(next);
      setIsMissed(false);
    },
    isMissed,
    ask: () => {
      setIsMissed(true);
      document.querySelector<HTMLElement>(`#${boxId} input`)?.focus();
    },
  };
}

/** The error, if it is the refusal of an address. */
export function addressRefusalOf(error: unknown): ApiError | null {
  return error instanceof ApiError &&
    ['address-not-in-area', 'address-not-found'].includes(error.errorCode)
    ? error
    : null;
}

type Props = {
  home: HomeAddressForm;
  provider: Pick<Provider, 'name' | 'places'>;
  refusal: ApiError | null;
};

/** Asks for the address of a visit, with suggestions. A refusal leaves it as it was typed. */
export function HomeAddress({ home, provider, refusal }: Props) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const region = useVenueRegion(provider, { mode: 'home' });
  const nearest = refusal?.areas?.map(({ name }) => name).join(', ');
  const refused = refusal
    ? [
        errorText(refusal),
        ...(nearest ? [t('way.nearest', { name: provider.name, areas: nearest })] : []),
      ].join(' ')
    : null;
  const missed = home.isMissed ? t('way.addressNeeded') : undefined;
  return (
    <div id={boxId} className="mb-6 flex flex-col gap-2">
      {region ? (
        <AddressField
          label={t('way.address')}
          regionId={region.id}
          value={home.text}
          onChange={(text, picked) =>
            home.change(
              picked ? { text: picked.line, areaId: picked.areaId, regionId: region.id } : { text },
            )
          }
          error={refused ?? missed}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
      <p className="text-sm text-ink-soft">
        {t('way.addressPrivate', { name: provider.name, days: policy.place.homeAddressKeptDays })}
      </p>
    </div>
  );
}

type GoneProps = { flow: Pick<BookingFlow, 'go'>; text?: string };

/** The expert no longer meets people in the chosen way: another one is chosen with the time. */
export function WayGone({ flow, text }: GoneProps) {
  const { t } = useTranslation('booking');
  return (
    <Banner
      tone="warning"
      live
      action={
        <Button variant="secondary" onClick={() => flow.go('time', { meet: undefined })}>
          {t('way.otherWay')}
        </Button>
      }
    >
      {text ?? t('way.gone')}
    </Banner>
  );
}
