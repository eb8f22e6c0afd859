import { Container } from '@mantine/core';
import { emulatorsFor, LOCAL_PROJECT_ID, localPorts, PORTS } from '@patas/shared/local/ports';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { ProtectedRoute } from '../../components/protected-route.tsx';
import { useSession } from '../../lib/session/store.ts';
export function AdminGate() {
  void [
    Container,
    emulatorsFor,
    LOCAL_PROJECT_ID,
    localPorts,
    PORTS,
    useEffect,
    useState,
    useTranslation,
    ErrorNotice,
    PageSkeleton,
    useSession,
  ];
  return <ProtectedRoute>{null}</ProtectedRoute>;
}
