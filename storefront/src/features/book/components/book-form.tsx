import '../../../theme/styles-forms.ts';
import '../../../theme/styles-surfaces.ts';
import { Textarea } from '@mantine/core';
import { needsHouse, needsPets } from '@patas/shared/service/schema';
import { useTranslation } from 'react-i18next';
import { useBook } from '../use-book.tsx';
import classes from './book.module.css';
import { ContactFields } from './contact-fields.tsx';
import { PetCards } from './pet-cards.tsx';
import { Section } from './section.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { SitterSection } from './sitter-section.tsx';
import { StayFields } from './stay-fields.tsx';
import { Summary } from './summary.tsx';

/** The request: what, when and where, with whom, for whom, and how to reach the owner. */
export function BookForm({ uid }: { uid: string }) {
  const { t } = useTranslation('booking');
  const book = useBook(uid);
  const { form, element, service, submit } = book;
  return (
    <form ref={element} noValidate onSubmit={submit} className={classes.layout}>
      <div className={classes.sections}>
        <Section title={t('request.sections.service')}>
          <ServiceChoice book={book} />
        </Section>
        <Section title={t('request.sections.when')}>
          <StayFields form={form} />
        </Section>
        <Section title={t('request.sections.sitter')}>
          <SitterSection book={book} />
        </Section>
        {(!service || needsPets(service.serviceType)) && (
          <Section title={t('request.sections.pets')}>
            <PetCards form={form} />
          </Section>
        )}
        {service && needsHouse(service.serviceType) && (
          <Section title={t('request.sections.house')}>
            <Textarea
              label={t('request.fields.house')}
              name="houseDetails"
              placeholder={t('request.fields.housePlaceholder')}
              rows={4}
              required
              {...form.getInputProps('houseDetails')}
            />
          </Section>
        )}
        <Section title={t('request.sections.contact')}>
          <ContactFields form={form} />
        </Section>
      </div>
      <Summary book={book} />
    </form>
  );
}
