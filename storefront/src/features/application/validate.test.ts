import { applicationSteps } from '@patas/shared/application/schema';
import { describe, expect, it } from 'vitest';
import { type ApplicationValues, BLANK, STEP_NAMES } from './form.ts';
import { firstFaultyStep, toContent, validateStep } from './validate.ts';

const good: ApplicationValues = {
  ...BLANK,
  firstName: ' Ana ',
  lastName: 'Sousa',
  email: 'Ana@Example.pt',
  phone: '+351 912 345 678',
  location: 'obidos',
  experienceYears: '1-3',
  servicesOffered: ['dog-walk'],
  pricePerDay: '35',
  description: 'Two dogs of my own.',
  agreedToTerms: true,
};

describe('the steps', () => {
  it('are those of the schema', () => expect(STEP_NAMES).toEqual(Object.keys(applicationSteps)));

  it('take a good application, with and without a photo', () => {
    expect(firstFaultyStep(good)).toBeNull();
    const photoPath = `sitter-photos/applicants/${crypto.randomUUID()}.jpg`;
    expect(firstFaultyStep({ ...good, photoPath })).toBeNull();
  });

  it('a blank form misses every required field', () => {
    expect(Object.keys(validateStep('personal', BLANK))).toHaveLength(6);
    expect(validateStep('services', BLANK)).toEqual({
      servicesOffered: 'services',
      pricePerDay: 'price',
      description: 'about',
    });
    expect(validateStep('details', BLANK)).toEqual({ agreedToTerms: 'terms' });
  });

  it.each([
    ['personal', { firstName: '\u200b' }, { firstName: 'firstName' }],
    ['personal', { firstName: 'x'.repeat(61) }, { firstName: 'tooLong' }],
    ['personal', { email: 'ana@' }, { email: 'emailInvalid' }],
    ['personal', { phone: '12' }, { phone: 'phoneInvalid' }],
    ['services', { pricePerDay: '14.99' }, { pricePerDay: 'priceRange' }],
    ['services', { pricePerDay: '100.01' }, { pricePerDay: 'priceRange' }],
    ['services', { pricePerDay: 'abc' }, { pricePerDay: 'priceRange' }],
    ['services', { servicesOffered: [] }, { servicesOffered: 'services' }],
    ['details', { emergencyContact: 'x'.repeat(201) }, { emergencyContact: 'tooLong' }],
    ['details', { photoPath: '../secret.jpg' }, { photoPath: 'photo' }],
  ] as const)('%s with %j', (step, change, errors) => {
    const values = { ...good, ...change } as ApplicationValues;
    expect(validateStep(step, values)).toEqual(errors);
    expect(firstFaultyStep(values)).toEqual({ step, errors });
  });

  it.each(['15', '100'])('take %s euros', (pricePerDay) =>
    expect(validateStep('services', { ...good, pricePerDay })).toEqual({}),
  );
});

describe('toContent', () => {
  it('cleans what is sent and leaves out what is only for the screen', () => {
    const content = toContent({ ...good, photoPreview: 'data:image/jpeg;base64,AA' });
    expect(content).toMatchObject({ firstName: 'Ana', email: 'ana@example.pt', pricePerDayCents: 3500 });
    expect(content).not.toHaveProperty('photoPreview');
    expect(content).not.toHaveProperty('pricePerDay');
  });
});
