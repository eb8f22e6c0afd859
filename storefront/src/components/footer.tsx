import { Container } from '@mantine/core';

export function Footer() {
  return (
    <Container component="footer" size="lg" py="md">
      Patas da Prata
    </Container>
  );
}
