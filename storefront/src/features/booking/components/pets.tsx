import type { Pet } from '@patas/shared/booking/schema';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from './facts.tsx';
import { Panel } from './panel.tsx';
import classes from './pets.module.css';

/** Who is looked after. */
export function Pets({ pets }: { pets: readonly Pet[] }) {
  const { t } = useTranslation('booking');
  if (pets.length === 0) return null;
  return (
    <Panel title={t('detail.pets')}>
      <ul className={classes.list}>
        {pets.map((pet) => (
          <li key={JSON.stringify(pet)} className={classes.pet}>
            <strong>{pet.name}</strong>
            <Facts>
              <Fact term={t('detail.petBreed')}>{pet.breed}</Fact>
              <Fact term={t('detail.petAge')}>{pet.age}</Fact>
              <Fact term={t('detail.petNeeds')}>{pet.specialNeeds}</Fact>
            </Facts>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
