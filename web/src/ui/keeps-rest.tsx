import { Component, type ReactNode } from "react";

interface KeepsRestProps {
	children: ReactNode;
	/** Drawn in its place. @param again draws the part anew */
	instead: (again: () => void) => ReactNode;
}

/** If this part of a screen breaks (an extension or a translator may have changed the page), the rest of the screen goes on. */
export class KeepsRest extends Component<KeepsRestProps, { isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError = () => ({ isBroken: true });

	override render() {
		if (!this.state.isBroken) return this.props.children;
		return this.props.instead(() => this.setState({ isBroken: false }));
	}
}
