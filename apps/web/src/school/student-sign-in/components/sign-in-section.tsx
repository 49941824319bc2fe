import type { ClassDetails } from '@memory/contracts';
import { DeviceSection } from './device-section.tsx';
import { StudentSignInSection } from './student-sign-in-section.tsx';
import '../student-sign-in.css';

/** How the students of a class sign in: its devices, and the pictures and badges of its students. */
export default function SignInSection({ schoolClass }: { schoolClass: ClassDetails }) {
  return (
    <div className="sign-in-sections">
      <DeviceSection schoolClass={schoolClass} />
      <StudentSignInSection schoolClass={schoolClass} />
    </div>
  );
}
