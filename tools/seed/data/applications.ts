import type { ApplicationForm } from '@patas/shared/application/schema';
import type { Language } from '@patas/shared/i18n/languages';

type Row = Omit<ApplicationForm, 'agreedToTerms' | 'photoPath'> & {
  id: string;
  locale: Language;
  status: 'pending' | 'rejected';
  daysAgo: number;
  reason?: string;
};

export const applications: readonly Row[] = [
  {
    id: 'demo-application-1',
    status: 'pending',
    daysAgo: 0,
    locale: 'pt',
    firstName: 'Leonor',
    lastName: 'Matias',
    email: 'leonor.matias@example.pt',
    phone: '+351 910 000 201',
    location: 'peniche',
    experienceYears: '3-5',
    servicesOffered: ['dog-walk', 'pet-boarding'],
    pricePerDayCents: 3200,
    description: 'Trabalho num abrigo há quatro anos e tenho uma casa com quintal vedado, a cinco minutos da praia.',
    emergencyContact: 'Rui Matias, +351 910 000 202',
    hasInsurance: true,
  },
  {
    id: 'demo-application-2',
    status: 'pending',
    daysAgo: 1,
    locale: 'en',
    firstName: 'Oliver',
    lastName: 'Price',
    email: 'oliver.price@example.pt',
    phone: '+351 910 000 203',
    location: 'obidos',
    experienceYears: '1-3',
    servicesOffered: ['house-sitting', 'pets-and-house', 'garden-and-pool'],
    pricePerDayCents: 4000,
    description: 'Retired architect, non-smoker, used to old houses and older dogs.',
    emergencyContact: 'Jane Price, +351 910 000 204',
    hasInsurance: true,
  },
  {
    id: 'demo-application-3',
    status: 'pending',
    daysAgo: 1,
    locale: 'es',
    firstName: 'Lucía',
    lastName: 'Vega',
    email: 'lucia.vega@example.pt',
    phone: '+351 910 000 205',
    location: 'caldas',
    experienceYears: '0-1',
    servicesOffered: ['cat-care', 'drop-in-visit'],
    pricePerDayCents: 2600,
    description: 'Estudio diseño en Caldas y cuido los gatos de medio barrio.',
    emergencyContact: '',
    hasInsurance: false,
  },
  {
    id: 'demo-application-4',
    status: 'rejected',
    daysAgo: 9,
    locale: 'pt',
    firstName: 'Duarte',
    lastName: 'Brito',
    email: 'duarte.brito@example.pt',
    phone: '+351 910 000 207',
    location: 'other',
    experienceYears: '0-1',
    servicesOffered: ['dog-walk'],
    pricePerDayCents: 1500,
    description: 'Gosto de cães.',
    emergencyContact: '',
    hasInsurance: false,
    reason: 'De momento só aceitamos candidatos com referências na zona.',
  },
];
