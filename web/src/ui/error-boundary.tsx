import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
	children: ReactNode;
	/** Shown instead. @param again renders the part again */
	instead: (again: () => void) => ReactNode;
}

/** An error boundary: if this part fails (an extension or translator may have changed the page), the rest of the screen works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError = () => ({ isBroken: true });

	override render() {
		if (!this.state.isBroken) return this.props.children;
		return this.props.instead(() => this.setState({ isBroken: false }));
	}
}
